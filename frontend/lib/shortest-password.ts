/** What the server takes as the least for an employer's account. */
export const SHORTEST_PASSWORD = 12
