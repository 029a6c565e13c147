import { document, html, type Html } from '../pages/html.ts'
import type { Billing } from './billing.ts'
import { cardOf } from './cards.ts'
import type { Emit } from './events.ts'
import type { CheckoutSession, Invoice, PortalSession, Price, Subscription } from './objects.ts'
import { Refusal } from './refusal.ts'
import type { Store } from './store.ts'
import { wordsOf, type Words } from './words.ts'

const FORMULAS = ['price_essential', 'price_full']
const MONTH_S = 31 * 86_400

/** What was filled in; null while the page is only looked at. */
type Form = URLSearchParams | null
/** Where to go next, or a page. */
export type Shown = { location: string } | { page: string }

/** The hosted pages: checkout, portal and invoice. Each answers where to go next, or a page. */
export function pages(
  store: Store,
  billing: Billing,
  emit: Emit
): (path: string, form: Form) => Shown {
  return (path, form) => {
    const [, checkout, portal, invoice] =
      /^\/(?:c\/pay\/(cs_\w+)|p\/session\/(bps_\w+)|i\/\w+-(in_\w+))$/.exec(path) ?? []
    if (checkout) return checkoutPage(store.get('cs', checkout), form)
    if (portal) return portalPage(store.get('bps', portal), form, path)
    if (invoice) return invoicePage(hosted(store.get('in', invoice), path), form, path)
    throw new Refusal(404, { message: path })
  }

  function checkoutPage(session: CheckoutSession, form: Form): Shown {
    const words = wordsOf(session.locale)
    if (session.status !== 'open') return { page: document(words, words.gone, html``) }
    const prices = session.line_items.map(({ price }) => store.get('price', price))
    const declined = form !== null && !isCharged(session.customer, form)
    if (!form || declined)
      return {
        page: document(
          words,
          words.subscribe,
          payForm(words, prices, declined, session.cancel_url)
        ),
      }
    const subscription = billing.subscribe(
      session.customer,
      prices.map(({ id }) => id),
      session.subscription_data?.metadata
    )
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      subscription: subscription.id,
      url: null,
    })
    emit('checkout.session.completed', session)
    return { location: session.success_url }
  }

  function portalPage(
    { customer, locale, return_url: back }: PortalSession,
    form: Form,
    path: string
  ): Shown {
    const words = wordsOf(locale)
    billing.advance(customer)
    const subscriptions = store.all('sub', (subscription) => subscription.customer === customer)
    const current = subscriptions.find(({ ended_at: ended }) => ended === null)
    let declined = false
    if (form?.has('card')) declined = !isAttached(customer, form)
    if (form?.has('cancel') && current) billing.endWithPeriod(current, form.get('cancel') === 'yes')
    const formula = form?.getAll('formula') ?? []
    if (form && formula.length > 0 && current)
      billing.change(current, [...formula, ...form.getAll('addOn')])
    if (form?.has('month')) later(customer)
    if (form && !declined) return { location: path }
    const invoices = store.all('in', (invoice) => invoice.customer === customer)
    return {
      page: document(
        words,
        words.manage,
        html` ${current ? subscriptionPart(words, current) : html`<p>${words.none}</p>`}
          <h2>${words.changeCard}</h2>
          <form method="post">
            ${cardField(words, declined)}<button>${words.changeCard}</button>
          </form>
          <h2>${words.invoices}</h2>
          <ul>
            ${invoices.map((invoice) => invoiceLine(words, invoice))}
          </ul>
          <form method="post">
            <p class="note">${words.monthText}</p>
            <button name="month" value="1">${words.month}</button>
          </form>
          ${back ? html`<p><a href="${back}">${words.back}</a></p>` : ''}`
      ),
    }
  }

  function invoicePage(invoice: Invoice, form: Form, path: string): Shown {
    const words = wordsOf(store.get('cus', invoice.customer).preferred_locales?.[0])
    const isPaid = invoice.status === 'paid'
    const declined =
      !isPaid && form !== null && !(isAttached(invoice.customer, form) && billing.pay(invoice))
    if (form && !declined) return { location: path }
    return {
      page: document(
        words,
        `${words.invoice} ${invoice.number}`,
        html` <ul>
            <li>
              <strong>${words.total}</strong> <strong>${euros(words, invoice.amount_due)}</strong>
            </li>
          </ul>
          ${isPaid ? html`<p role="status">${words.invoice} ${words.paid}</p>` : html`<form method="post">${cardField(words, declined)}<button class="main">${words.pay}</button></form>`}`
      ),
    }
  }

  function payForm(words: Words, prices: Price[], declined: boolean, back: string): Html {
    const sum = prices.reduce((total, price) => total + price.unit_amount, 0)
    return html` <ul>
        ${prices.map((price) => html`<li>${price.nickname} <span>${euros(words, price.unit_amount)}</span></li>`)}
        <li>
          <strong>${words.total}</strong> <strong>${euros(words, sum)} ${words.perMonth}</strong>
        </li>
      </ul>
      <form method="post">
        ${cardField(words, declined)}<button class="main">${words.pay}</button>
      </form>
      <p><a href="${back}">${words.back}</a></p>`
  }

  function subscriptionPart(words: Words, subscription: Subscription): Html {
    const bought = subscription.items.data.map(({ price }) => price.id)
    const isEnding = subscription.cancel_at_period_end
    const [{ current_period_end: end }] = subscription.items.data
    const choice = (price: Price) => {
      const kind = FORMULAS.includes(price.id) ? 'radio' : 'checkbox'
      const checked = bought.includes(price.id) && html`checked`
      return html`<label
        ><input
          type="${kind}"
          name="${kind === 'radio' ? 'formula' : 'addOn'}"
          value="${price.id}"
          ${checked}
        />
        ${price.nickname}, ${euros(words, price.unit_amount)}</label
      >`
    }
    return html` ${subscription.status === 'past_due' && html`<p class="bad">${words.unpaid}</p>`}
      <p>${isEnding ? words.ends : words.renews} ${day(words, end)}</p>
      <form method="post">
        <button name="cancel" value="${isEnding ? 'no' : 'yes'}">
          ${isEnding ? words.resume : words.cancel}
        </button>
      </form>
      <h2>${words.changePlan}</h2>
      <form method="post">
        ${store
          .all('price', ({ id }) => /^price_[a-z]+(_[a-z]+)?$/.test(id))
          .reverse()
          .map(choice)}
        <button>${words.changePlan}</button>
      </form>`
  }

  function isAttached(customer: string, form: URLSearchParams): boolean {
    try {
      billing.attach(customer, cardOf(form.get('card') ?? ''))
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  /** A checkout's first payment is charged at once: a card that only attaches is declined there. */
  function isCharged(customer: string, form: URLSearchParams): boolean {
    return Boolean(cardOf(form.get('card') ?? '')?.pays) && isAttached(customer, form)
  }

  function later(customerId: string): void {
    const customer = store.get('cus', customerId)
    const clock = customer.test_clock
      ? store.get('clock', customer.test_clock)
      : store.add('clock', { frozen_time: billing.now(customerId), status: 'ready' })
    clock.frozen_time += MONTH_S
    customer.test_clock = clock.id
    billing.advance(customerId)
  }

  /** Its address is the proof. */
  function hosted(invoice: Invoice, path: string): Invoice {
    if (!invoice.hosted_invoice_url.endsWith(path)) throw new Refusal(404, { message: path })
    return invoice
  }
}

function cardField(words: Words, declined: boolean): Html {
  return html` <label for="card">${words.card}</label>
    <input
      id="card"
      name="card"
      type="text"
      inputmode="numeric"
      autocomplete="off"
      required
      ${declined && html`aria-describedby="declined" autofocus`}
    />
    ${declined && html`<p id="declined" role="alert" class="bad">${words.declined}</p>`}
    <p class="note">${words.cards}</p>`
}

function invoiceLine(
  words: Words,
  { hosted_invoice_url: url, number, amount_due: amount, status }: Invoice
): Html {
  return html`<li>
    <a href="${url}">${number}</a>
    <span>${euros(words, amount)}, ${status === 'paid' ? words.paid : words.open}</span>
  </li>`
}

const euros = ({ locale }: Words, cents: number) =>
  new Intl.NumberFormat(`${locale}-BE`, { style: 'currency', currency: 'EUR' }).format(cents / 100)

const day = ({ locale }: Words, seconds: number) =>
  new Intl.DateTimeFormat(`${locale}-BE`, {
    dateStyle: 'long',
    timeZone: 'Europe/Brussels',
  }).format(seconds * 1000)
