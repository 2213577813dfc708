"""Expected turns of the local board of boards.ts by scipy's sparse LU in natural order: milliseconds and turns."""
import sys
import time
from scipy.sparse import csc_matrix
from scipy.sparse.linalg import splu
import numpy

cells = int(sys.argv[1])
x = 12345


def draw():
    global x
    x = (1664525 * x + 1013904223) % 2**32
    return x >> 8


lands = list(range(cells + 1))
ends = bytearray(cells + 1)
made = 0
while made < cells // 20:
    start = 2 + draw() % (cells - 2)
    length = 1 + draw() % 100
    to = start + length if draw() % 2 == 1 else start - length
    if to < 1 or to >= cells or to == start or lands[start] != start or ends[start] or lands[to] != to:
        continue
    lands[start] = to
    ends[to] = 1
    made += 1
cell = numpy.repeat(numpy.arange(cells), 6)
reach = cell + numpy.tile(numpy.arange(1, 7), cells)
to = numpy.where(reach > cells, cell, numpy.array(lands)[numpy.minimum(reach, cells)])
on = to < cells
rows = numpy.concatenate([numpy.arange(cells), cell[on]])
columns = numpy.concatenate([numpy.arange(cells), to[on]])
values = numpy.concatenate([numpy.ones(cells), numpy.full(on.sum(), -1 / 6)])
matrix = csc_matrix((values, (rows, columns)), shape=(cells, cells))
least = float("inf")
for _ in range(3):
    begin = time.perf_counter()
    turns = splu(matrix, permc_spec="NATURAL").solve(numpy.ones(cells))[0]
    least = min(least, time.perf_counter() - begin)
print(least * 1000, turns)
