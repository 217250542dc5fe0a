//! Systems of linear equations.

/// Returns the numbers x with `rows` · x = `right`, by elimination. The rows are those of a symmetric matrix, all of whose
/// pivots are above 0. Returns `None` if a pivot is lost to rounding.
pub(crate) fn solved(mut rows: Vec<Vec<f64>>, right: Vec<f64>) -> Option<Vec<f64>> {
    let size = right.len();
    rows.iter_mut().zip(right).for_each(|(row, right)| row.push(right));
    for pivot in 0..size {
        let (above, below) = rows.split_at_mut(pivot + 1);
        let row = &above[pivot];
        if !(row[pivot] > 0.0 && row[pivot].is_finite()) {
            return None;
        }
        for other in below {
            let factor = other[pivot] / row[pivot];
            other.iter_mut().zip(row).skip(pivot).for_each(|(cell, part)| *cell -= factor * part);
        }
    }
    let mut found = vec![0.0; size];
    for (pivot, row) in rows.iter().enumerate().rev() {
        let known: f64 = row.iter().zip(&found).skip(pivot + 1).map(|(cell, number)| cell * number).sum();
        found[pivot] = (row[size] - known) / row[pivot];
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::solved;

    #[test]
    fn the_solution_solves_the_equations() {
        let rows = vec![vec![4.0, -1.0, -2.0], vec![-1.0, 3.0, 0.0], vec![-2.0, 0.0, 5.0]];
        let found = solved(rows.clone(), vec![1.0, 2.0, -3.0]).unwrap();
        for (row, right) in rows.iter().zip([1.0, 2.0, -3.0]) {
            let left: f64 = row.iter().zip(&found).map(|(one, other)| one * other).sum();
            assert!((left - right).abs() < 1e-12, "{found:?}");
        }
        assert_eq!(solved(vec![vec![1.0, 1.0], vec![1.0, 1.0]], vec![1.0, 1.0]), None);
    }
}
