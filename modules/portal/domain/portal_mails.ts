/** The mails between workers and those who keep records, by whom they go to. None holds a figure or what was written. */
export const MAILS_TO_WORKER = ['ANSWERED', 'ACCEPTED', 'REFUSED', 'VIEWED'] as const
export const MAILS_TO_EMPLOYER = ['ASKED', 'PROPOSED'] as const
export type PortalMailKind = (typeof MAILS_TO_WORKER)[number] | (typeof MAILS_TO_EMPLOYER)[number]
