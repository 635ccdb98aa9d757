"""magnate.cli"""
