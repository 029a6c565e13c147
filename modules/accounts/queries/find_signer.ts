import type { Scope } from '#modules/shared/tenancy/scope'
import Signer from '../models/signer.ts'

/** Who signs, with where the picture of the signature lies. */
export interface SignerFacts {
  id: string
  name: string
  nomFonction: string
  email: string
  signatureKey: string | null
  signatureType: string | null
  phone: string
  contactEmail: string | null
  photoFileKey: string | null
  photoType: string | null
}

/** A signer as they stood at one moment, with the picture of the signature where there is one. */
export type FrozenSigner = Pick<
  SignerFacts,
  'name' | 'nomFonction' | 'signatureKey' | 'signatureType'
>

/** The signer, to be kept in the row of what goes out in their name. */
export function frozenSigner(signer: SignerFacts): FrozenSigner {
  const { name, nomFonction, signatureKey, signatureType } = signer
  return { name, nomFonction, signatureKey, signatureType }
}

/** One signer of the company; null for no id and for an unknown one. */
export async function findSigner(_scope: Scope, id: string | null): Promise<SignerFacts | null> {
  const signer = id && (await Signer.find(id))
  if (!signer) return null
  const { name, nomFonction, email, signatureKey, signatureType } = signer
  const { phone, contactEmail, photoFileKey, photoType } = signer
  return {
    id: signer.id,
    name,
    nomFonction,
    email,
    signatureKey,
    signatureType,
    phone,
    contactEmail,
    photoFileKey,
    photoType,
  }
}

/** Who signs where only one person does; null where none or several do. */
export async function findOnlySigner(_scope: Scope): Promise<string | null> {
  const signers = await Signer.query().orderBy('id').limit(2)
  return signers.length === 1 ? signers[0].id : null
}
