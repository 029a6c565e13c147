/** What the application is to the local provider of signatures. */
export const CLIENT = { id: 'barema', secret: 'barema-csc-on-this-machine' }
