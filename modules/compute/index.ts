/** What other modules may import of the pay engine; everything in it is pure. */
export * from './pure.ts'
