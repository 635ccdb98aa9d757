"""magnate.server"""
