import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { OutsideRefusal } from './outside_fetch.ts'
import { isPublicAddress } from './public_address.ts'

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<LookupAddress[]>

/**
 * Looks a name up for a connection that is about to be made. The connection goes to what is answered here, so that a name
 * which says another address a moment later gains nothing; one address that is not public refuses them all.
 */
export function guardedLookup(resolve: Resolve): LookupFunction {
  return (name, options, done) => {
    resolve(name).then(
      (all) => {
        const found = options.family ? all.filter((one) => one.family === familyOf(options)) : all
        if (all.some(({ address }) => !isPublicAddress(address)))
          return done(new OutsideRefusal('address', `${name} is of a private network`), [])
        if (found.length === 0)
          return done(new OutsideRefusal('unreachable', `${name} has no address`), [])
        if (options.all) return done(null, found)
        done(null, found[0].address, found[0].family)
      },
      (error: NodeJS.ErrnoException) => done(error, [])
    )
  }
}

const familyOf = ({ family }: { family?: number | 'IPv4' | 'IPv6' }) =>
  family === 'IPv6' || family === 6 ? 6 : 4
