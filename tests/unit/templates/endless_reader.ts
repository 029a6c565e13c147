/** A reader of Word files that never answers. */
process.on('message', () => {
  for (;;);
})
