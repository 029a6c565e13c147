import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { MailAddressProof } from '../actions/mail_address_proof.ts'

interface MailAddressProofInput extends BackgroundInput {
  proofId: string
}

/** The mail of a code that proves an address; does nothing when it has left already. */
export const mailAddressProof = defineJob<MailAddressProofInput>({
  name: 'mail-address-proof',
  handle: (input) =>
    asJob('mail-address-proof', input, (scope) => MailAddressProof.handle(scope, input.proofId)),
})
