import type { Scenario } from './scenario.ts'

export const empty: Scenario = {
  title: 'A learner without a single stream',
  apply({ main }) {
    main.streams = []
    main.chats = []
    main.videoConsultations = []
    main.subscriptions = []
    main.installments = []
    main.paymentMethods = []
  },
}
