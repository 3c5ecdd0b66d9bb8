import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromBase64 } from './base64.ts';
import { type CardData, fullName } from './card.ts';
import { deriveKey, normalPassword, unseal, type Sealed } from './seal.ts';
import { forgetKey, rememberedKey, rememberKey } from './unlocked.ts';

/** Why the gate stays closed, by the names of the messages in the content. */
type Problem = 'wrong' | 'unsupported';

/** Decrypts a card with the visitor's password, or with the key in session storage. */
export function useGate(sealed: Sealed, brand: string) {
  const [card, setCard] = useState<CardData>();
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hasSubmitted = useRef(false);

  useEffect(() => {
    const key = rememberedKey();
    const unlocking = key ? unseal<CardData>(sealed, key) : Promise.resolve(undefined);
    void unlocking
      .catch(() => undefined)
      .then((opened) => {
        // A key that opens nothing belongs to an earlier build or another password.
        if (!opened) forgetKey();
        setCard(opened);
        delete document.documentElement.dataset['unlocking'];
      });
  }, [sealed]);

  useEffect(() => {
    if (!card) return;
    document.title = `${fullName(card.contact)} – ${brand}`;
    // The password field had the focus. The heading of the card takes it.
    if (hasSubmitted.current) document.querySelector('h1')?.focus();
  }, [card, brand]);

  const refuse = (reason: Problem) => {
    setProblem(reason);
    setBusy(false);
    if (field.current) field.current.value = '';
    field.current?.focus();
  };

  const unlock = async () => {
    const password = field.current?.value ?? '';
    if (normalPassword(password) === '') return refuse('wrong');
    setProblem(undefined);
    setBusy(true);
    try {
      const key = await deriveKey(password, fromBase64(sealed.salt));
      const opened = await unseal<CardData>(sealed, key);
      if (!opened) return refuse('wrong');
      rememberKey(key);
      hasSubmitted.current = true;
      setCard(opened);
    } catch {
      // At an address without https the browser has no WebCrypto.
      refuse('unsupported');
    }
  };

  /**
   * Unlocks the card if a script of the page has noted that the button was pressed before this script came. The password
   * is still in its field, because React takes over the field that the page was delivered with.
   */
  const answerEarlyPress = useEffectEvent(() => {
    const { dataset } = document.documentElement;
    if (dataset['pressed'] === undefined) return;
    delete dataset['pressed'];
    void unlock();
  });
  useEffect(() => answerEarlyPress(), []);

  useEffect(() => {
    // Safari discards a running key derivation when the visitor leaves. On return the button is enabled again.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false);
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  return {
    card,
    problem,
    busy,
    field,
    submit: (event: React.SubmitEvent) => {
      event.preventDefault();
      if (!busy) void unlock();
    },
  };
}
