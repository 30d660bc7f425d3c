import { graphql } from "gatsby";
import { Carousel } from "./Carousel";
import { Quote } from "../../ui/Quote";

/** Testimonials of clients, three at a time. */
export function SuccessStories({
  heading,
  stories,
}: Queries.SuccessStoriesFragment) {
  return (
    <Carousel id="success-stories" title={heading}>
      {stories.map(({ quote, name, title, company, location }) => (
        <Quote
          key={quote}
          quote={quote}
          name={name}
          detail={`${title}, ${company}, ${location}`}
        />
      ))}
    </Carousel>
  );
}

export const fragment = graphql`
  fragment SuccessStories on SuccessStories {
    heading
    stories {
      quote
      name
      title
      company
      location
    }
  }
`;
