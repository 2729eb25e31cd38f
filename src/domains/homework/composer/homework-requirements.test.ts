import { describe, expect, it } from 'vitest'
import { makeHomework } from '../../../../tests/contract/made'
import { homeworkFaults } from './homework-requirements'
import type { HomeworkAnswer } from '#/domains/study/model'

describe('an answer lacks', () => {
  const nothing: HomeworkAnswer = { message: ' \n ', fileIds: [], exerciseIds: [] }
  const strict = makeHomework({ isExerciseRequired: true })
  const lax = makeHomework({ isMessageRequired: false, isFileRequired: false })
  it.each([
    ['all that is required', strict, nothing, ['message', 'file', 'exercise']],
    ['a message', strict, { ...nothing, fileIds: [1], exerciseIds: [31] }, ['message']],
    ['a file', strict, { ...nothing, message: 'x', exerciseIds: [31] }, ['file']],
    ['a message that can be seen', strict, { message: '\u200b \u2060', fileIds: [1], exerciseIds: [31] }, ['message']],
    ['an exercise', strict, { ...nothing, message: 'x', fileIds: [1] }, ['exercise']],
    ['nothing', strict, { message: 'x', fileIds: [1], exerciseIds: [31] }, []],
    [
      'no exercise where there is none to choose',
      { ...strict, exercises: [] },
      { ...nothing, message: 'x', fileIds: [1] },
      [],
    ],
    ['anything', lax, nothing, ['empty']],
    ['anything of unknown homework', null, nothing, ['empty']],
    ['nothing, with a message', lax, { ...nothing, message: 'x' }, []],
    ['nothing, with a file', lax, { ...nothing, fileIds: [1] }, []],
    ['nothing, with an exercise', lax, { ...nothing, exerciseIds: [31] }, []],
    ['brevity', lax, { ...nothing, message: 'x'.repeat(4001) }, ['message_too_long']],
    ['nothing at the limit', lax, { ...nothing, message: `${'x'.repeat(4000)}  ` }, []],
    ['brevity, with its line breaks', lax, { ...nothing, message: `${'x'.repeat(3998)}\ny` }, ['message_too_long']],
    ['nothing at the limit with a line break', lax, { ...nothing, message: `${'x'.repeat(3997)}\ny` }, []],
    [
      'room for eleven files',
      lax,
      { ...nothing, fileIds: Array.from({ length: 11 }, (_, id) => id) },
      ['too_many_files'],
    ],
    ['nothing with ten files', lax, { ...nothing, fileIds: Array.from({ length: 10 }, (_, id) => id) }, []],
  ])('%s', (_name, homework, answer, faults) => {
    expect(homeworkFaults(homework, answer)).toEqual(faults)
  })
})
