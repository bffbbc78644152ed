import { CircleAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { NoticeBox } from '#ui/notice-box/notice-box.tsx'
import { useText } from '../text/text-context.ts'

interface Props {
  children: ReactNode
}

/** One page that breaks does not take the others with it. */
export class CrashGuard extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return <Crashed again={() => this.setState({ hasCrashed: false })} />
  }
}

function Crashed({ again }: { again: () => void }) {
  const text = useText()
  return (
    <NoticeBox
      role="alert"
      mark={<CircleAlert />}
      title={text.states.crashed}
      hint={text.states.crashedHint}
      action={<Button onClick={again}>{text.states.reload}</Button>}
    />
  )
}
