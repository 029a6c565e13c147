/** Where the API of this company is. */
export const apiAddress = () => `${window.location.origin}/api`
