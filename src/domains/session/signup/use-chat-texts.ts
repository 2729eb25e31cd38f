import { useLingui } from '@lingui/react/macro'
import { emailFaultText } from '#/domains/account/texts'
import type { Refusal } from './chat-state'
import type { QuestionKey } from './questions'

/** The words of the chat: its questions, what it says of refused answers, and what an answer is called in a list. */
export function useChatTexts(name: string) {
  const { t, i18n } = useLingui()
  const questions: Record<QuestionKey, string> = {
    firstName: t`Hi. What should we call you?`,
    email: name ? t`Nice to meet you, ${name}. Which email should we write to?` : t`Which email should we write to?`,
    password: t`Now a password you don’t use elsewhere.`,
    socials: t`Would you like to sign in with one tap next time?`,
    birthday: t`When is your birthday?`,
    avatarId: t`Would you like to add a photo of yours?`,
    push: t`May we tell you when something is new?`,
    lastName: t`And your last name?`,
    phone: t`What’s your phone number?`,
    city: t`Which city do you live in?`,
    gender: t`What’s your gender?`,
    instagramId: t`What’s your Instagram name?`,
  }
  const labels: Record<QuestionKey, string> = {
    firstName: t`First name`,
    email: t`Email`,
    password: t`Password`,
    socials: t`Social networks`,
    birthday: t`Birthday`,
    avatarId: t`Photo`,
    push: t`Notifications`,
    lastName: t`Last name`,
    phone: t`Phone`,
    city: t`City`,
    gender: t`Gender`,
    instagramId: t`Instagram name`,
  }
  const asksAgain: Record<QuestionKey, string> = {
    firstName: t`Please repeat your name.`,
    email: t`Please enter a correct email.`,
    password: t`Please enter a correct password.`,
    socials: t`Please link the account again.`,
    birthday: t`Please enter a correct date.`,
    avatarId: t`Please upload the photo again.`,
    push: t`Please allow push notifications.`,
    lastName: t`Please repeat your last name.`,
    phone: t`Please enter a correct number.`,
    city: t`Please repeat the city.`,
    gender: t`Please choose once more.`,
    instagramId: t`Please repeat your Instagram name.`,
  }
  const faults: Record<string, string> = {
    empty: t`This field is required.`,
    too_long: t`No more than 64 characters, please.`,
    short: t`At least six characters, please.`,
    long: t`No more than 72 characters, please.`,
    birthday: t`Write day, month and year: 14.06.1991.`,
    instagram: t`Letters, digits, underscores and single dots, up to 30.`,
    instagram_example: t`This is our example. Write your own name.`,
    phone: t`The number looks unfinished. Write it with its country code.`,
  }

  return {
    question: (key: QuestionKey) => questions[key],
    label: (key: QuestionKey) => labels[key],
    /** Asks once more, and says why. */
    again: (key: QuestionKey, { fault, said }: Refusal) => {
      const reason = said ?? (key === 'email' ? i18n._(emailFaultText(fault ?? undefined)) : faults[fault ?? ''])
      return [asksAgain[key], reason].filter(Boolean).join(' ')
    },
  }
}

export type ChatTexts = ReturnType<typeof useChatTexts>
