import type { Locale } from '#modules/shared/tenancy/scope'

/** What ties an answer of the provider to one attempt: its own values in each, known to no one else. */
export interface Proofs {
  /** Comes back inside the signed identity. */
  nonce: string
  /** PKCE: only the one who began can exchange the code. */
  codeVerifier: string
}

export interface Question extends Proofs {
  /** Comes back beside the code. */
  state: string
  /** Of the provider's own page. */
  locale: Locale
}

export interface Identity {
  email: string
  /** Whether the provider knows that the person owns the address. */
  emailVerified: boolean
}

/** `reason` is for the log; it holds no secret. */
export type Vouched = { ok: true; identity: Identity } | { ok: false; reason: string }

/** Who vouches for a person: Google. The contract suite runs on the local provider, which speaks the same protocol. */
export abstract class IdentityProvider {
  /** The address of the page where the person says who they are. */
  abstract pageFor(question: Question): Promise<string>

  /** The person behind a code, once; refused where the code, the verifier or the nonce belong to another attempt. */
  abstract identify(code: string, proofs: Proofs): Promise<Vouched>
}
