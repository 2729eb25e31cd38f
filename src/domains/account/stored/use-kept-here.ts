import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { outboxOf } from '#/outbox/outbox'
import { forgetPolicy, keptPolicy } from '#/platform/cookie-policy'
import { forgetKeptAnswers, keptAnswerSizes } from '#/platform/kept-answers'
import { keptMedia } from '#/platform/kept-media'
import { allKeptFiles, forgetKeptFiles } from '#/platform/kept-files'
import { deleteDatabases, eraseStored, KEY_PREFIX, keptMediaDatabase, ofTab, storedTexts } from '#/platform/storage'
import { forgetSharedFiles, sharedFiles } from '#/platform/shared-files'
import type { StoredKind } from '#/platform/stored-keys'
import { storedThings } from '#/platform/stored-things'
import type { KeptHere } from './stored-rows'

/** All that the app keeps on this device for a learner and for itself, and a function that erases one kind of it. */
export function useKeptHere(learnerId: number) {
  const outbox = outboxOf(useQueryClient(), learnerId)
  const entries = useSyncExternalStore(outbox.watch, outbox.read)
  const [files, setFiles] = useState<readonly File[]>([])
  const [lessons, setLessons] = useState<readonly number[]>([])
  const [answers, setAnswers] = useState<readonly number[]>([])
  /** Grows with each erasing, so that what is left is drawn. */
  const [, setTurn] = useState(0)
  const things = storedThings(learnerId, { device: storedTexts(), tab: storedTexts(ofTab) })
  const hasLessons = things.some(({ kind }) => kind === 'downloads')
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const [found, shared, sizes, kept] = await Promise.all([
        allKeptFiles(learnerId),
        sharedFiles(Date.now()),
        keptAnswerSizes(learnerId),
        hasLessons ? keptMedia(learnerId).lessons().catch(nothing) : [],
      ])
      if (isGone) return
      setFiles([...found, ...shared])
      setAnswers(sizes)
      setLessons(kept.map(({ bytes }) => bytes))
    }
    void look()
    return () => {
      isGone = true
    }
  }, [learnerId, hasLessons])
  const kept: KeptHere = { things, files, entries, lessons, answers, policy: keptPolicy() }

  async function erase(kind: StoredKind) {
    for (const { name, where } of things.filter((thing) => thing.kind === kind))
      eraseStored(KEY_PREFIX + name, where === 'tab' ? ofTab : undefined)
    if (kind === 'drafts') {
      await Promise.all([forgetKeptFiles(learnerId), forgetSharedFiles()])
      setFiles([])
    }
    if (kind === 'downloads') {
      deleteDatabases(keptMediaDatabase(learnerId))
      setLessons([])
    }
    if (kind === 'answers') {
      await forgetKeptAnswers(learnerId)
      setAnswers([])
    }
    if (kind === 'waiting') await Promise.all(entries.map(({ id }) => outbox.remove(id)))
    if (kind === 'cookies') forgetPolicy()
    setTurn((last) => last + 1)
  }
  return { kept, erase }
}

const nothing = () => []
