//! Tests that every tree can be put into words.

use super::shape;
use crate::notation::grow::Grower;
use kernel::{Lang, Rng};
use language::{Catalog, print, words};

#[test]
fn a_thousand_random_trees_are_said_in_whole_sentences() {
    for catalog in [Catalog::oz(), Catalog::epic()] {
        let lexicon = catalog.lexicon();
        let mut grower = Grower { rng: Rng::new(7), lexicon };
        for _ in 0..500 {
            let text = grower.text();
            for lang in [Lang::En, Lang::Fr] {
                shape::check(&print(&text, lexicon), &words::text(&text, lexicon, lang).to_string(), lang);
            }
        }
    }
}
