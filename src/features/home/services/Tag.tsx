import { Cross } from '../../../components/ui/Cross.tsx';

interface Props {
  label: string;
  /** A tag with an address is a link instead of a toggle button. */
  href?: string | undefined;
  selected: boolean;
  toggle: () => void;
}

export function Tag({ label, href, selected, toggle }: Props) {
  if (href) {
    return (
      <a className="tag" href={href}>
        <span>{label}</span>
        <svg className="tag-arrow" width="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M1 6h9M6 2l4 4-4 4" />
        </svg>
      </a>
    );
  }
  return (
    <button className="tag" type="button" aria-pressed={selected} onClick={toggle}>
      {selected && <Cross />}
      {/* A translated page replaces text; an element of its own keeps the cross beside it removable. */}
      <span>{label}</span>
    </button>
  );
}
