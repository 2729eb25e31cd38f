import { useQuery } from '@tanstack/react-query'
import { early, mount } from './app'

function Home() {
  const user = useQuery<{ first_name: string }>({ queryKey: ['user'], queryFn: async () => (await early('user')).data })
  const streams = useQuery<{ id: number; course: { short_title: string } }[]>({
    queryKey: ['streams'],
    queryFn: async () => (await early('streams')).data,
  })
  return (
    <main>
      <h1>{user.data?.first_name}</h1>
      {streams.data?.map(({ id, course }) => (
        <h2 key={id}>{course.short_title}</h2>
      ))}
    </main>
  )
}

mount(Home)
