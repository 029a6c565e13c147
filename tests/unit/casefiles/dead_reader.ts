/** A reader of PDFs that dies at once. */
process.exit(1)
