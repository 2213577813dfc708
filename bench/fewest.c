/* The plain queue search for fewest throws, on the boards of boards.ts: a line of milliseconds and throws for each "cells kind". */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint32_t x;
static uint32_t draw(void) {
  x = 1664525u * x + 1013904223u;
  return x >> 8;
}

static double now(void) {
  struct timespec at;
  clock_gettime(CLOCK_MONOTONIC, &at);
  return at.tv_sec * 1e3 + at.tv_nsec / 1e6;
}

int main(int count, char **words) {
  for (int word = 1; word + 1 < count; word += 2) {
    int cells = atoi(words[word]);
    int uniform = strcmp(words[word + 1], "uniform") == 0;
    int *lands = malloc((cells + 1) * sizeof *lands);
    char *ends = calloc(cells + 1, 1);
    for (int cell = 0; cell <= cells; cell++) lands[cell] = cell;
    x = 12345;
    for (int made = 0; made < cells / 20;) {
      int from = 2 + draw() % (cells - 2);
      int to;
      if (uniform) to = 1 + draw() % (cells - 1);
      else {
        int length = 1 + draw() % 100;
        to = draw() % 2 == 1 ? from + length : from - length;
      }
      if (to < 1 || to >= cells || to == from || lands[from] != from || ends[from] || lands[to] != to) continue;
      lands[from] = to;
      ends[to] = 1;
      made++;
    }
    double least = 1e300;
    int answer = -1;
    for (int run = 0; run < 5; run++) {
      double begin = now();
      int *throws = malloc((cells + 1) * sizeof *throws);
      int *queue = malloc((cells + 1) * sizeof *queue);
      memset(throws, -1, (cells + 1) * sizeof *throws);
      int first = 0, last = 0;
      throws[0] = 0;
      queue[last++] = 0;
      while (first < last && throws[cells] < 0) {
        int cell = queue[first++];
        for (int face = 1; face <= 6 && cell + face <= cells; face++) {
          int to = lands[cell + face];
          if (throws[to] >= 0) continue;
          throws[to] = throws[cell] + 1;
          queue[last++] = to;
        }
      }
      answer = throws[cells];
      free(throws);
      free(queue);
      double time = now() - begin;
      if (time < least) least = time;
    }
    printf("%.3f %d\n", least, answer);
    free(lands);
    free(ends);
  }
  return 0;
}
