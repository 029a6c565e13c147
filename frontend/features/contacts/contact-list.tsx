import { useCallback, useMemo } from 'react'
import { Contact } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import { useTeam, type Member, type TeamPage, type TeamSort } from '@/api/team'
import { PersonChip } from '@/components/app/person-chip'
import { SearchField } from '@/components/app/search-field'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Button } from '@/components/ui/button'
import { useGates } from '@/lib/gate'
import * as read from '@/lib/use-address-filter'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

const readFilter = read.addressReader<Pick<TeamPage, 'search' | 'page' | 'perPage'>>({
  search: read.text,
  ...read.PAGE_FIELDS,
})

/** People without a contract, each with what comes next. */
export function ContactList() {
  const t = useT()
  const [filter, change] = read.useAddressFilter(readFilter)
  const onSearch = useCallback((search: string) => change({ search }), [change])
  const { offers, locks } = useGates()
  const canOffer = offers({ right: 'offers.write' }) && !locks({ feature: 'offers' })
  return (
    <>
      <SearchField
        label={t('team.search')}
        className="mb-4 w-full sm:w-72"
        value={filter.search ?? ''}
        onSearch={onSearch}
      />
      <List
        label={t('nav.contacts')}
        query={useTeam({ ...filter, standing: 'CONTACT' })}
        columns={useContactColumns()}
        nameOf={({ firstName, lastName }) => `${firstName} ${lastName}`}
        pages={{ total: (total) => t('team-overview.total', { total }), onChange: change }}
        filtered={
          filter.search && {
            text: t('team.noResultsText'),
            onClear: () => change({ search: undefined }),
          }
        }
        empty={{
          icon: Contact,
          title: t('contacts.emptyTitle'),
          text: t('contacts.emptyText'),
          action: canOffer && (
            <Button variant="primary" asChild>
              <Link to={urls.newOffer()}>{t('contacts.firstOffer')}</Link>
            </Button>
          ),
        }}
      />
    </>
  )
}

function useContactColumns(): readonly Column<Member, TeamSort>[] {
  const t = useT()
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('packages.worker'),
        cell: (contact) => (
          <Link to={urls.worker(contact.id)} className="block hover:underline">
            <PersonChip
              name={`${contact.firstName} ${contact.lastName}`}
              detail={contact.email ?? t('team.noEmail')}
            />
          </Link>
        ),
      },
      {
        id: 'offer',
        head: t('contacts.offer'),
        card: 'line',
        cell: ({ offer }) =>
          offer ? (
            <Link to={urls.offer(offer.id)} className="relative underline-offset-4 hover:underline">
              {t(`offers.status_${offer.status}`)}
            </Link>
          ) : (
            <span className="text-ink-soft">{t('contacts.noOffer')}</span>
          ),
      },
      {
        id: 'next',
        head: t('contacts.next'),
        card: 'block',
        cell: (contact) => <NextStep contact={contact} />,
      },
    ],
    [t]
  )
}

/** A contract where the offer was accepted, the offer where one is under way, an offer otherwise. */
function NextStep({ contact: { id, firstName, lastName, offer } }: { contact: Member }) {
  const t = useT()
  const { offers, locks } = useGates()
  const canContract = useCan('contracts.write') && !locks({ feature: 'contracts' })
  const canOffer = offers({ right: 'offers.write' }) && !locks({ feature: 'offers' })
  const name = `${firstName} ${lastName}`
  const step =
    offer?.status === 'ACCEPTED'
      ? canContract && ['contract', urls.newContract({ offerId: offer.id })]
      : offer && ['DRAFT', 'SENT'].includes(offer.status)
        ? ['see', urls.offer(offer.id)]
        : canOffer
          ? ['offer', urls.newOffer({ workerId: id })]
          : canContract && ['contract', urls.newContract({ workerId: id })]
  if (!step) return null
  return (
    <Button size="sm" asChild>
      <Link to={step[1]!} aria-label={t(`contacts.next_${step[0]}For`, { name })}>
        {t(`contacts.next_${step[0]}`)}
      </Link>
    </Button>
  )
}
