/** Whether a text is a year, YYYY. */
export const isYear = (text: string) => /^\d{4}$/.test(text)
