/** What Barema is to the local provider. The secret is none: any account can be chosen there anyway. */
export const CLIENT = { id: 'barema-local', secret: 'barema-local-secret' }
