"""magnate.arena"""
