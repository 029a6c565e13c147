import { choosePort } from '../../bin/launch/process/ports.ts'

/** A port of this machine on which nobody listens, and which the system gives to nobody meanwhile. */
export async function freePort(): Promise<number> {
  return (await choosePort(0)).port
}
