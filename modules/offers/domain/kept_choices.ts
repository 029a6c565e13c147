/** A configuration that a candidate keeps aside: what of the package differs from it with nothing chosen. */
export interface KeptChoices {
  name: string
  fields: Record<string, unknown>
}

/** As many as can be looked at side by side, and one more. */
export const MOST_KEPT = 3
