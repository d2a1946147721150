import {
  type AnswerReport,
  clearMessages,
  getQuota,
  listScenes,
  reportAnswer,
  type Scene,
} from '@chuhai/contract/assistant'
import { sceneCount } from '@chuhai/contract/constants'
import { type Core, submissionOf } from '@chuhai/core'
import { atom } from 'nanostores'
import { createAnsweringOnDemand } from './answering-on-demand'
import { type Answer, isRunning, type Question } from './conversation'
import { createDraft } from './draft'
import { createHistory } from './history'
import { limited } from './limit'
import { log } from './log'
import { watchRenewal } from './quota-renewal'
import { createTalk } from './talk'
import { createTyping } from './typing'

export interface AiChatOptions {
  /** Name of the draft: two chats on a page must not share one. */
  draft?: string
}

/** The chat with the assistant (specification 2.13, 4, 5.8, 8). */
export const createAiChatStore = (core: Core, options: AiChatOptions = {}) => {
  const { $draft, edit, ...draft } = createDraft(core, options.draft ?? 'chat')
  const talk = createTalk()
  const history = createHistory(core, talk)
  const typing = createTyping()
  const quota = core.query(getQuota)
  const scenes = core.query(listScenes, { query: { count: sceneCount } })
  /** Whose chat it is; undefined until that is known, null when nobody is signed in. */
  let userId: string | null | undefined
  /** Aborted when another user comes, and with the chat. */
  let visit = new AbortController()
  let count = 0
  /** Enter was pressed before it was known what was said earlier: the question goes when that is there. */
  let isEager = false

  /** A question that was not taken goes back into the field. */
  const giveBack = ({ key, question }: Answer) => {
    edit({ text: question.message, image: question.image ?? '' })
    talk.show(talk.items().filter((item) => item.key !== key && item.key !== question.key))
  }
  const answering = createAnsweringOnDemand({
    core,
    talk,
    onTaken: draft.forget,
    onRefused: (answer) => answering.leave() ?? giveBack(answer),
    onEnded: () => void quota.refresh().catch(log),
  })

  const isLoading = () => talk.$state.get().phase === 'loading'

  const begin = (message: string, image: string | null) => {
    count += 1
    const question: Question = {
      speaker: 'user',
      key: `question-${count}`,
      id: null,
      message,
      image,
      askedAt: Date.now(),
    }
    const answer: Answer = {
      speaker: 'assistant',
      key: `answer-${count}`,
      id: null,
      requestId: submissionOf('', undefined).key,
      question,
      phase: 'waiting',
      $text: atom(''),
      notice: null,
      reason: null,
      sources: [],
      isReported: false,
    }
    typing.stop()
    talk.show([...talk.items(), question, answer])
    void answering.follow(answer, visit.signal)
  }

  const resume = (answer: Answer) => {
    const again: Answer = { ...answer, phase: answer.$text.get() ? 'streaming' : 'waiting' }
    talk.patch(answer.key, again)
    void answering.follow(again, visit.signal)
  }

  const load = async () => {
    const { signal } = visit
    quota.load().catch(log)
    await history.load(signal)
    const goesOn = talk.items().filter((item) => item.speaker === 'assistant' && isRunning(item)) as Answer[]
    if (isEager && goesOn.length === 0 && !signal.aborted) send()
    isEager = false
    // Other pages of the visitor may have asked as well.
    for (const answer of goesOn) if (!signal.aborted) await answering.follow(answer, signal)
  }

  const meet = () => {
    const user = core.session.$user.get()
    if (!user && !core.session.$isKnown.get()) return
    const id = user?.id ?? null
    if (id === userId) return
    userId = id
    const asked = answering.current()
    answering.leave()
    visit.abort()
    visit = new AbortController()
    if (asked?.phase === 'waiting') giveBack(asked)
    if (id === null) talk.turn({ phase: 'signedOut' })
    else void load()
  }
  let stops: (() => void)[] = []

  /** Sends are ignored while an answer is on its way (specification, section 4). */
  const isReady = () => Boolean(userId) && !answering.current() && !isLoading()

  const send = (): boolean => {
    const { text, image } = $draft.get()
    const message = text.trim()
    if (!message || limited(message, 0).cut) return false
    isEager = isLoading()
    if (!isReady()) return false
    draft.empty()
    begin(message, image || null)
    return true
  }

  return {
    $state: talk.$state,
    $draft,
    $quota: quota.$state,
    $scenes: scenes.$state,
    typing,
    /** Finds out whose chat it is, and what was said. */
    begin(): void {
      if (stops.length) return
      stops = [core.session.$user.listen(meet), core.session.$isKnown.listen(meet), watchRenewal(quota)]
      meet()
    },
    /** Fetches the scenes; where they do not come they are left out, and may be asked for again. */
    loadScenes: () => void scenes.load().catch(log),
    change(text: string): void {
      isEager = false
      edit({ text })
    },
    attach: (image: string) => edit({ image }),
    /** Fills the field with the scene's guide words (specification 2.13). */
    pick: ({ guideWords }: Scene) => edit({ text: limited(guideWords, guideWords.length).text }),
    /** Sends what stands in the field; answers whether it went. */
    send,
    /** Picks up an answer that was lost on its way; otherwise asks the same again. */
    retry(answer: Answer): void {
      if (!isReady()) return
      const { question } = answer
      if (answer.phase !== 'cut') begin(question.message, question.image)
      else resume(answer)
    },
    stop: answering.stop,
    loadOlder: () => history.loadOlder(visit.signal),
    reload: () => void load(),
    async clear(): Promise<void> {
      await core.call(clearMessages, {}, { signal: visit.signal })
      answering.leave()
      draft.forget()
      talk.show([])
    },
    async report({ id, key }: Answer, body: AnswerReport): Promise<void> {
      if (id === null) return
      await core.call(reportAnswer, { params: { id }, body }, { signal: visit.signal })
      talk.patch(key, { isReported: true })
    },
    signIn: () => core.signOn.request({ reason: 'chat' }),
    destroy(): void {
      for (const stop of stops) stop()
      stops = []
      userId = undefined
      typing.stop()
      answering.leave()
      visit.abort()
    },
  }
}

export type AiChatStore = ReturnType<typeof createAiChatStore>
