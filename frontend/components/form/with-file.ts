import type { Bounds } from './judge.ts'

/** The bounds of a call whose body is a file: of its other fields, and that there must be one. */
export const withFile = (bounds: Bounds): Bounds => ({
  ...bounds,
  properties: { ...bounds.properties, file: {} },
  required: [...(bounds.required ?? []), 'file'],
})
