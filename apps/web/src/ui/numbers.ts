/** 10,087. By hand: what the browser has for it takes 20 ms to be ready, before the first row. */
export const formatNumber = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',')
