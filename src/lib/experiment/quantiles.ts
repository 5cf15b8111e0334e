/** The standard normal quantile of a two-sided 95% interval. */
export const z95 = 1.959964;

/** The standard normal quantile of a power of 80%. */
export const z80 = 0.841621;
