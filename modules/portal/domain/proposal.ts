/** What a worker proposes: those who keep records accept it, because pay or its payment follows from it. */
export const PROPOSAL_KINDS = ['SITUATION', 'ACCOUNT'] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

export const PROPOSAL_STATUSES = ['OPEN', 'ACCEPTED', 'REFUSED', 'WITHDRAWN'] as const
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]

/** What a worker says of their household. */
export const SITUATION_FIELDS = [
  'etatCivil',
  'conjointTravaille',
  'enfantsACharge',
  'enfantsHandicapes',
] as const
