import type { RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Signer } from '#modules/sealing/keys/signer'
import { integer, sequence } from '#modules/sealing/asn1/der'
import { octetsOf, sequenceOf, rawOf, readDer } from '#modules/sealing/asn1/read'
import { timeStampToken } from '#modules/sealing/time_stamps/local_time_stamps'

/** A time-stamp authority over HTTP (RFC 3161, 3.4), as those of production are. */
export function answerTimeStamps(signer: Signer): RequestListener {
  return async (request, response) => {
    const [, imprint, nonce] = sequenceOf(readDer(await buffer(request), 'query'), 'query')
    const digest = octetsOf(sequenceOf(imprint, 'query')[1], 'query')
    const token = await timeStampToken(signer, digest, new Date(), rawOf(nonce))
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' })
    response.end(sequence(sequence(integer(0)), token))
  }
}
