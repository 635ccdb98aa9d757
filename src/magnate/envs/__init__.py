"""magnate.envs"""
