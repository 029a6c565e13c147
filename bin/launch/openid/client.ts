/** What Barema is to the local provider. The secret is none: whoever reaches it may be anybody there anyway. */
export const CLIENT = { id: 'barema-local', secret: 'barema-local-secret' }
