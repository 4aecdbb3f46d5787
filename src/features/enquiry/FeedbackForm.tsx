import { NeedsScript } from './fields/NeedsScript.tsx';
import { FeedbackBody } from './forms/FeedbackBody.tsx';

/** Private feedback for a rating of 1 to 5 (form type feedback). */
export function FeedbackForm({ rating }: { rating: number }) {
  return (
    <NeedsScript>
      <FeedbackBody rating={rating} />
    </NeedsScript>
  );
}
