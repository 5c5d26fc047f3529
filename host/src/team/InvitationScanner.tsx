import { Row } from '@steps/platform/ui';
import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { invitationIn } from './invitationAddress';
import styles from './team.module.css';
import { watchCodes } from './watchCodes';

interface InvitationScannerProps {
  readonly onInvitation: (text: string) => void;
  readonly onClose: () => void;
}

const wait = 'Allow the camera when the browser asks.';
const aim = 'Point the camera at the picture that the owner’s device shows.';
const other = 'That is another code. Point the camera at the picture under Settings, Team, on the owner’s device.';

/** The camera, on while this is shown, until it sees an invitation. */
export function InvitationScanner({ onInvitation, onClose }: InvitationScannerProps) {
  const scanner = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [words, setWords] = useState(wait);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const found = useRef(onInvitation);
  found.current = onInvitation;
  // Of the layout: the camera is off in the moment in which this goes, not some time after.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another camera.
  useLayoutEffect(() => {
    if (!video.current) return;
    setFailed(false);
    setWords(wait);
    const stop = watchCodes(video.current, {
      onStart() {
        setWords(aim);
        show();
      },
      onCode(text) {
        const invitation = invitationIn(text);
        if (invitation) found.current(invitation);
        else setWords(other);
      },
      onEnd(why) {
        setFailed(true);
        setWords(`${why} You can also paste the invitation above.`);
      },
    });
    // On a small screen the picture is below what is in sight, and nobody can aim without it; a phone is turned meanwhile.
    const show = () => scanner.current?.scrollIntoView?.({ block: 'nearest' });
    window.addEventListener('resize', show);
    return () => {
      window.removeEventListener('resize', show);
      stop();
    };
  }, [tries]);
  return (
    <div ref={scanner} className={styles.scanner}>
      <video
        ref={video}
        className={styles.camera}
        hidden={failed}
        muted
        playsInline
        aria-label="What the camera sees"
      />
      <p role="status">{words}</p>
      <Row gap={2}>
        {failed && <Button onClick={() => setTries(tries + 1)}>Try again</Button>}
        <Button onClick={onClose}>{failed ? 'Close' : 'Stop the camera'}</Button>
      </Row>
    </div>
  );
}
