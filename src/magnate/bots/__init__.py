"""magnate.bots"""
