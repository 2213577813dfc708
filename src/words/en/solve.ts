/** The answer "fewest throws", in words. */
export const solve = {
  throws: (throws: number) => (throws === 1 ? '1 throw' : `${throws} throws`),
};
