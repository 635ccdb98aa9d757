"""magnate.games"""
