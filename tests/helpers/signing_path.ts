/** What a signer's browser asks, beside a process that has no database. */
export const signingPath = (link: string, rest = '') => `/api/out/signing/${link}${rest}`
