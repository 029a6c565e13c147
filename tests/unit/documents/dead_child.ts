/** A render child that ends before it is ready. */
process.exit(7)
