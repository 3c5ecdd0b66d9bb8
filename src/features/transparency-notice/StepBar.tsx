interface Props {
  className: string;
  label: string;
  names: readonly string[];
  at: number;
  onChoose: (index: number) => void;
}

/** Shows a row of numbered buttons that lead to the steps of the form, or to the pieces of a campaign. */
export const StepBar = ({ className, label, names, at, onChoose }: Props) => (
  <ol className={`form notice-bar ${className}`} aria-label={label} data-print="none">
    {names.map((name, index) => (
      // The name of a piece changes while the visitor types it, so it cannot be the key.
      <li key={index}>
        <button
          type="button"
          aria-current={index === at ? 'step' : undefined}
          onClick={() => onChoose(index)}
        >
          <span className="condensed" aria-hidden="true">
            {index + 1}
          </span>{' '}
          <span>{name}</span>
        </button>
      </li>
    ))}
  </ol>
);
