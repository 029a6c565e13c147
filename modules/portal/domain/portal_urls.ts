/** Where a reader of the portal finds files: the worker by their own calls, who looks at it as they see it by others. */
export interface PortalUrls {
  /** The address of the worker's own files, without a slash at the end. */
  base: string
  /** That of a signed document of theirs. */
  document: (id: string) => string
}

export const OWN_URLS: PortalUrls = {
  base: '/api/worker-portal',
  document: (id) => `/api/worker-portal/documents/${id}`,
}

/** @param workerId as the address names them */
export function viewedUrls(workerId: string): PortalUrls {
  const base = `/api/worker-impersonate/${workerId}`
  return { base, document: (id) => `${base}/documents/${id}` }
}

/** By the cookie of a link to the worker's form. */
export function linkedUrls(workerId: string): PortalUrls {
  const base = `/api/out/worker/${workerId}`
  return { base, document: (id) => `${base}/documents/${id}` }
}
