/** Words of one style in the text of a template or an offer, plain unless told. */
export const run = (text: string, more: Record<string, unknown> = {}) => ({
  text,
  bold: false,
  italic: false,
  variable: null as string | null,
  ...more,
})
