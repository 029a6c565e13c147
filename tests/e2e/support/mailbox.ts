interface Mail {
  id: string
  subject: string
  text?: string
  to: { address: string }[]
  /** The mailbox keeps them under names of its own making. */
  attachments?: { filename: string; generatedFileName: string; contentType: string }[]
}

/** The mails that arrived for an address, oldest first, from the mailbox's own API. */
export async function mailsTo(address: string): Promise<Mail[]> {
  // The mailbox picks them out: with the whole of it a test that waits reads hundreds of mails forty times a second.
  const query = new URLSearchParams({ 'to.address': address })
  const response = await fetch(`${process.env.TEST_MAILBOX_URL}/api/email?${query}`)
  if (!response.ok) throw new Error(`The mailbox answered ${response.status} for ${address}`)
  return (await response.json()) as Mail[]
}

/** Those of them that carry a private link; the others tell what happened to the account. */
export async function linksTo(address: string): Promise<Mail[]> {
  return (await mailsTo(address)).filter((mail) =>
    /https?:\/\/\S+#\S+|\/invitation\//.test(textOf(mail))
  )
}

/** The codes that were mailed to an address, oldest first. */
export async function codesTo(address: string): Promise<string[]> {
  return (await mailsTo(address)).flatMap(
    (mail) => /\n([a-z2-9]{4}-[a-z2-9]{4})\n/.exec(textOf(mail))?.[1] ?? []
  )
}

/** The bytes of a mail's attachment: the one that its reader sees under this name, else the first. */
export async function attachmentOf(
  { id, attachments = [] }: Mail,
  name = attachments[0]?.filename
): Promise<Buffer> {
  const found = attachments.find(({ filename }) => filename === name)
  if (!found) throw new Error(`No ${name} among ${attachments.map(({ filename }) => filename)}`)
  const response = await fetch(
    `${process.env.TEST_MAILBOX_URL}/api/email/${id}/attachment/${encodeURIComponent(found.generatedFileName)}`
  )
  if (!response.ok) throw new Error(`The mailbox answered ${response.status} for the attachment`)
  return Buffer.from(await response.arrayBuffer())
}

/** What a mail says. */
export function textOf({ text = '' }: Mail): string {
  return text
}

/** A mail as it travelled, with all its headers. */
export async function sourceOf({ id }: Mail): Promise<string> {
  return (await fetch(`${process.env.TEST_MAILBOX_URL}/api/email/${id}/source`)).text()
}
