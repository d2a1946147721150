import {
  type GoodsKind,
  getQuote,
  parcelsMax,
  quoteShipping,
  type ShippingQuote,
} from '@chuhai/contract/logistics'
import { type Core, createFormFields, type Delay, isAbortError, isCallError } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import {
  draftOf,
  emptyDraft,
  emptyRow,
  fieldAt,
  fieldsOf,
  parcelCount,
  problemOf,
  type QuoteDraft,
  type QuoteField,
  type QuoteProblems,
  type QuoteValues,
  readDraft,
  requestOf,
} from './form'

/** What the form shows, and the quote below it. */
export interface QuoteState {
  phase: 'filling' | 'asking'
  values: QuoteValues
  /** The numbers of the rows of parcels. */
  rows: readonly number[]
  problems: QuoteProblems
  quote: ShippingQuote | null
  /** Something was changed since the quote. */
  isChanged: boolean
  /** Why there is no answer to the last question; `gone` where there is no quote of that number. */
  failure: { text: string } | 'gone' | null
  /** Why the answer takes long. */
  delay: Delay | undefined
}

export interface QuoteOptions {
  /** Name of the draft. */
  draft?: string | undefined
  /** The country that is chosen from the start. */
  destination?: string | undefined
  /** The kind of goods that is chosen from the start. */
  goods?: GoodsKind | undefined
}

/** Another country has other postcodes. */
const ofCountry: readonly QuoteField[] = ['country', 'postcode']

/** What controls a quote: the form, its question, and a quote that is opened by its number. */
export const createQuoteStore = (core: Core, options: QuoteOptions = {}) => {
  const { draft: name = 'form', destination, goods } = options
  const draft = core.drafts.open<QuoteDraft>(`shipping.${name}`)
  const stored = readDraft(draft.read())
  const stateOf = ({ values, rows }: QuoteDraft, quote: ShippingQuote | null = null): QuoteState => ({
    phase: 'filling',
    values,
    rows,
    problems: {},
    quote,
    isChanged: false,
    failure: null,
    delay: undefined,
  })
  const $state = atom<QuoteState>(stateOf(stored ?? emptyDraft(destination, goods)))
  let asking = new AbortController()
  let onQuoted: ((quote: ShippingQuote) => void) | undefined

  const patch = (change: Partial<QuoteState>) => $state.set({ ...$state.get(), ...change })
  const keep = ({ values, rows }: QuoteDraft, number?: string) => draft.write({ values, rows, number })
  const keepChanged = (values: QuoteValues, rows: readonly number[]) => {
    // The last quote of this tab, which may still be on its way, is none of what is typed now.
    asking.abort()
    keep({ values, rows })
    patch({ isChanged: $state.get().quote !== null })
  }

  const { change, validate, check, show } = createFormFields<QuoteValues, QuoteProblems>({
    read() {
      const { phase, values, problems } = $state.get()
      return phase === 'filling' ? { values, problems } : null
    },
    write: (fields) => patch(fields),
    problemOf,
    problemsAfterChange({ values, problems }, field) {
      const left = { ...problems }
      for (const name of field === 'country' ? ofCountry : [field])
        if (left[name] && left[name] !== problemOf(values, name)) left[name] = undefined
      return left
    },
    onChange: (values) => keepChanged(values, $state.get().rows),
  })

  /** Runs one request at a time; the last one counts. With `isUnasked` it shows no progress and no errors, and does not block the form. */
  const run = async (question: (signal: AbortSignal) => Promise<ShippingQuote>, isUnasked = false) => {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    if (!isUnasked) patch({ phase: 'asking', failure: null, delay: undefined })
    try {
      const quote = await question(signal)
      return signal.aborted ? null : quote
    } catch (error) {
      if (signal.aborted || isAbortError(error) || isUnasked) return null
      const isGone = isCallError(error) && error.httpStatus === 404
      const text = error instanceof Error ? error.message : String(error)
      const { quote, isChanged } = $state.get()
      // The same request was answered a moment ago: its quote still holds.
      const isKnown = isCallError(error) && error.code === 'REQUEST_TOO_FREQUENT' && quote && !isChanged
      patch({ phase: 'filling', failure: isKnown ? null : isGone ? 'gone' : { text } })
      return null
    } finally {
      if (!signal.aborted) patch({ delay: undefined })
    }
  }

  return {
    $state: $state as ReadableAtom<QuoteState>,
    change,
    validate,
    /** Adds an empty row of parcels. */
    addRow() {
      const { phase, rows, values } = $state.get()
      if (phase !== 'filling' || rows.length >= parcelsMax) return
      const next = Math.max(...rows) + 1
      const added = { ...values, ...emptyRow(next) }
      patch({ rows: [...rows, next], values: added })
      keepChanged(added, [...rows, next])
    },
    removeRow(row: number) {
      const { phase, rows, values } = $state.get()
      if (phase !== 'filling' || rows.length === 1) return
      const left = rows.filter((each) => each !== row)
      patch({ rows: left })
      keepChanged(values, left)
    },
    /** Asks every line; resolves to the first invalid field, or null. */
    async ask(): Promise<QuoteField | null> {
      const { phase, values, rows } = $state.get()
      if (phase !== 'filling') return null
      const invalid = check(fieldsOf(rows))
      if (invalid) return invalid
      const [first = 0] = rows
      if (parcelCount(values, rows) > parcelsMax) {
        const problems: QuoteProblems = {}
        problems[fieldAt('count', first)] = 'QUOTE_PARCELS_TOO_MANY'
        return show(problems)
      }
      patch({ problems: {} })
      const body = requestOf({ values, rows })
      const quote = await run((signal) =>
        core.call(quoteShipping, { body }, { signal, onDelay: (delay) => patch({ delay }) }),
      )
      if (!quote) return null
      keep({ values, rows }, quote.number)
      $state.set(stateOf({ values, rows }, quote))
      onQuoted?.(quote)
      return null
    },
    /** Shows a quote by its number, with the form that asked for it; with `isUnasked` errors are not shown. */
    async open(number: string, isUnasked = false): Promise<void> {
      const quote = await run(() => core.query(getQuote, { params: { number } }).load(), isUnasked)
      if (!quote) return
      const asked = draftOf(quote.request)
      keep(asked, number)
      $state.set(stateOf(asked, quote))
    },
    /** The number of the quote that this tab has seen last, for the same form. */
    lastNumber: stored?.number,
    /** Forgets what was typed as all drafts are cleared; returns a function that stops this. */
    connect() {
      const stop = core.drafts.onCleared(() => $state.set(stateOf(emptyDraft(destination, goods))))
      return () => {
        stop()
        asking.abort()
        if ($state.get().phase === 'asking') patch({ phase: 'filling', delay: undefined })
      }
    },
    /** Sets the callback for a new quote. */
    setQuotedListener(listener: typeof onQuoted) {
      onQuoted = listener
    },
  }
}

export type QuoteStore = ReturnType<typeof createQuoteStore>
