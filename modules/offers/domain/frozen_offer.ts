import type { FrozenSigner } from '#modules/accounts/index'
import type { FrozenPackage } from '#modules/packages/index'

/** What was sent: for a FLEX package that is what is on offer, before the candidate chose. */
export interface SentOffer {
  package: FrozenPackage
  signer: FrozenSigner | null
}

/** What was accepted: the package with its choices. */
export interface AcceptedOffer {
  package: FrozenPackage
}
