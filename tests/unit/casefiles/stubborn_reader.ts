/** A reader of PDFs that takes its file and never answers. */
process.on('disconnect', () => process.exit())
process.on('message', () => {
  for (;;);
})
