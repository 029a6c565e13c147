/** What the server tells the page through `<meta name="barema-config">`. */
export interface PageConfig {
  sentryDsn?: string
  environment?: string
  release?: string
  /** Who answers people who are no clients yet. */
  salesEmail?: string
  /** Where the installation's own documentation is; without one Help leads to the guide. */
  helpUrl?: string
  /** For how long sending an offer can be undone. */
  offerUndoSeconds?: number
  /** A film on the mobility budget; `{language}` stands for fr, nl or en. */
  mobilityVideoUrl?: string
  /** The messaging widget's server and this site's name there. */
  messaging?: { url: string; token: string }
}

/** Reads the page's configuration; an absent or unreadable one is empty. */
export function pageConfig(): PageConfig {
  const content = document.querySelector('meta[name="barema-config"]')?.getAttribute('content')
  if (!content) return {}
  try {
    return JSON.parse(content) as PageConfig
  } catch {
    return {}
  }
}
