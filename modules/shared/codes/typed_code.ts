import vine from '@vinejs/vine'

/** A code of six digits as it is typed (`values/short_code.ts`). */
export const typedCode = () =>
  vine
    .string()
    .trim()
    .regex(/^\d{6}$/)
